import { expect, it } from "vitest";
import { commitmentOf } from "./fairness";

it("makes the same commitment as the server", async () => {
  // From Python: hashlib.sha256(b"\n".join((b"hmac-sha256/1", b"t1", bytes.fromhex("00ff10")))).hexdigest()
  expect(await commitmentOf("hmac-sha256/1", "t1", "00ff10")).toBe(
    "2bcb3e85ea7ab616ad73791616c8b882f368b41d5c252cfc4f8553ad1a279f2d",
  );
});
