import { msg } from '@waymark/domain/message'
import { useNotices } from '#data/notices/use-notices.ts'
import { copyText } from './copy-text.ts'

const M = {
  copied: msg('debugger.copied', 'Copied to the clipboard'),
  refused: msg('debugger.copy-refused', 'The browser does not allow copying. Select the text and copy it yourself'),
}

/** Copies a text and says so; resolves to whether it worked. */
export function useCopy(): (text: string) => Promise<boolean> {
  const notices = useNotices()
  return async (text) => {
    const done = await copyText(text)
    if (done) notices.success(M.copied)
    else notices.failure(M.refused)
    return done
  }
}
