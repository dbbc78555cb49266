/** What the prompt says. */
import { t } from "../kernel/i18n.svelte";

export interface Asking {
  question: string;
  help: string;
}

/** While the server cannot be reached. */
export const unreachable = (): Asking => ({
  question: t("page-connection-lost"),
  help: t("page-connection-lost-help"),
});
