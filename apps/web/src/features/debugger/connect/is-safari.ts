/** Whether a browser names itself Safari; all others that contain the word name themselves as well. */
export const isSafari = (userAgent: string): boolean =>
  /safari/i.test(userAgent) && !/chrome|chromium|crios|android|fxios|edg/i.test(userAgent)
