/** The key under which a note is stored that was not saved when the session ended. */
export const noteKey = (itemId: string) => `note:${itemId}`
