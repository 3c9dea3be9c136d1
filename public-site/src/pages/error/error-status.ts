export const ERROR_STATUSES = [401, 403, 404, 500, 503] as const;

export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** `/error/{n}`: the page for that number, Not Found for any other. */
export function parseErrorStatus(text: string | undefined): ErrorStatus {
  return ERROR_STATUSES.find((status) => String(status) === text) ?? 404;
}
