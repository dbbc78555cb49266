import { expect, test } from "vitest";
import { invitations, joinAddress, serverAddress } from "./invitations";
import { tableAddress } from "./house";

const nothing = { public: "", network: [] };
const network = { public: "", network: ["http://192.168.1.20:8642/", "http://10.0.0.7:8642/"] };

test("the public address comes before all others, and those of the network below it", () => {
  const told = { public: "https://games.example/ludarium/", network: ["http://192.168.1.20:8642/"] };
  const [anybody, near] = [
    { page: told.public, reach: "public" },
    { page: "http://192.168.1.20:8642/", reach: "network" },
  ];
  for (const here of ["http://127.0.0.1:8642/", "http://192.168.1.20:8642/#/table/x"])
    expect(invitations(told, here)).toEqual([anybody, near]);
  expect(invitations(told, "https://games.example/ludarium/")).toEqual([anybody]);
});

test("on this machine the addresses of the network are named", () => {
  for (const here of ["http://127.0.0.1:8642/#/table/x", "http://localhost:8642/", "http://[::1]:8642/"])
    expect(invitations(network, here)).toEqual([
      { page: "http://192.168.1.20:8642/", reach: "network" },
      { page: "http://10.0.0.7:8642/", reach: "network" },
    ]);
});

test("where none is known it is said that the link works here only", () => {
  for (const told of [nothing, null])
    expect(invitations(told, "http://127.0.0.1:8642/?a=b#/table/x")).toEqual([
      { page: "http://127.0.0.1:8642/", reach: "here" },
    ]);
});

test("whoever came from elsewhere passes on how they came", () => {
  expect(invitations(nothing, "http://192.168.1.20:8642/#/table/x")).toEqual([
    { page: "http://192.168.1.20:8642/", reach: "network" },
  ]);
  expect(invitations(nothing, "http://tower:8642/")[0]?.reach).toBe("network");
  expect(invitations(nothing, "https://games.example/a/b/#/")).toEqual([
    { page: "https://games.example/a/b/", reach: "public" },
  ]);
});

test("addresses are found from where the page is", () => {
  expect(joinAddress("https://games.example/a/", "abc")).toBe("https://games.example/a/#/join/abc");
  expect(tableAddress("x/y", "https://games.example/a/#/table/x")).toBe(
    "wss://games.example/a/api/tables/x%2Fy/socket",
  );
  expect(tableAddress("x", "http://127.0.0.1:8642/index.html")).toBe("ws://127.0.0.1:8642/api/tables/x/socket");
});

test.each([
  ["games.example", "https://games.example/"],
  ["https://games.example/a/#/join/abc", "https://games.example/a/#/join/abc"],
  ["http://games.example", "http://games.example/"],
  ["192.168.1.7:8642", "http://192.168.1.7:8642/"],
  ["localhost:8642", "http://localhost:8642/"],
  ["", undefined],
  ["not an address", undefined],
])("finds the server in %s", (written, address) => {
  expect(serverAddress(written)?.href).toBe(address);
});
