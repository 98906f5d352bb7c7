/** What a note that was not saved when the session ended is kept under. */
export const noteKey = (itemId: string) => `note:${itemId}`
