export type ErrorStatus = 401 | 403 | 404 | 500 | 503;

/** The five error pages, to the letter (public-site specification, "Error pages"). */
export const ERROR_TEXTS: Record<ErrorStatus, readonly [headline: string, advice: string]> = {
  401: ['AUTHENTICATION REQUIRED', 'PLEASE LOGIN TO CONTINUE'],
  403: ['ACCESS DENIED', 'YOU DO NOT HAVE PERMISSION TO VIEW THIS PAGE'],
  404: ["THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST", 'PLEASE CHECK THE URL'],
  500: ['SOMETHING WENT WRONG ON OUR END', 'PLEASE TRY AGAIN LATER'],
  503: ['SITE UNDER MAINTENANCE', 'PLEASE COME BACK SHORTLY'],
};

const isErrorStatus = (status: number): status is ErrorStatus => status in ERROR_TEXTS;

/** `/error/{n}`: the page for that number, Not Found for any other. */
export function parseErrorStatus(text: string | undefined): ErrorStatus {
  const status = Number(text);
  return isErrorStatus(status) ? status : 404;
}
