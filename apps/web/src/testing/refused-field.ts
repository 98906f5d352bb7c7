/** How the server refuses the field at a place of the body: `keyword` says why. */
export const refusedField = (pointer: string, keyword: string) => ({
  status: 400,
  text: JSON.stringify({
    errors: [
      { status: '400', code: 'INVALID_JSON_ERROR', title: '', detail: '', source: { pointer }, meta: { keyword } },
    ],
  }),
})
