/** Passkeys, where the browser has them for this address: over HTTPS or at localhost, and under a name. */
import type { LinkUsed, Me } from "../generated/messages";
import { send } from "./api";

/** Browsers give none to bare addresses, and older ones cannot read our questions. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext &&
  /[a-z]/i.test(location.hostname) &&
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

export async function keepPasskey(): Promise<Me> {
  const asked = await send<PublicKeyCredentialCreationOptionsJSON>("api/passkeys/offer", {});
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked),
  });
  return send<Me>("api/passkeys/keep", (made as PublicKeyCredential).toJSON());
}

export async function enterByPasskey(): Promise<LinkUsed> {
  const asked = await send<PublicKeyCredentialRequestOptionsJSON>("api/passkeys/ask", {});
  const used = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked) });
  return send<LinkUsed>("api/passkeys/enter", (used as PublicKeyCredential).toJSON());
}

export const forgetPasskeys = (): Promise<Me> => send<Me>("api/passkeys/forget", {});
