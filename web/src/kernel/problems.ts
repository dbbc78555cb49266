/** Refused requests in words. */
import { Refusal } from "./api";
import { has, t } from "./i18n.svelte";
import { toast } from "./toast.svelte";

export function problemWords(problem: unknown): string {
  if (problem instanceof Refusal)
    return problem.problem.key && has(problem.problem.key) ? t(problem.problem.key) : t("error-title");
  return t("error-offline");
}

export function showProblem(problem: unknown): void {
  const detail = problem instanceof Refusal ? problem.problem.incident || undefined : undefined;
  toast(problemWords(problem), { error: true, detail });
}
