import { createToasts } from '@waymark/ui/overlay'

/** The notices of this page. Whoever has something to say uses `useNotices`, which finds the words. */
export const noticeList = createToasts()
