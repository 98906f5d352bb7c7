/** A moment as the API writes it: UTC, to the second, with a numeric offset. */
export const wireDate = (moment: Date): string => `${moment.toISOString().slice(0, 19)}+00:00`

/** A moment as the API writes it, or null where there is none. */
export const wireDateOrNull = (moment: Date | null): string | null => moment && wireDate(moment)
