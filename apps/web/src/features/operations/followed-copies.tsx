import { useRouter } from '@tanstack/react-router'
import { hasNews } from '@waymark/domain/copy'
import { TOASTS } from '@waymark/domain/failure'
import { msg } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { useEffect, useRef, useState } from 'react'
import { focusHeadingAt } from '#browser/focus/heading-focus.ts'
import { itemAddress } from '#data/addresses/item-address.ts'
import { CallFailed } from '#data/api/call-failed.ts'
import type { RunningCopy } from '#data/operations/running-copies.ts'
import { isHidden } from '#data/operations/running-operations.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { CopiedDialog } from '#items/copy-rename-delete/copied-dialog.tsx'
import { type Copied, useFollowCopy } from '#items/copy-rename-delete/use-copy-item.ts'
import { SHOW_SUMMARY } from './operation-messages.ts'

const OPEN = msg('copied.open', 'Open')

/** Shows how the copies end that this tab started before it was reloaded: in a toast that leads to the copy or to its summary. */
export default function FollowedCopies({ copies }: { copies: readonly RunningCopy[] }) {
  const router = useRouter()
  const toasts = useToasts()
  const follow = useFollowCopy()
  const [shown, setShown] = useState<{ kind: ItemKind; copied: Copied } | null>(null)
  const open = (kind: ItemKind, { appId, id }: Copied) => {
    const href = itemAddress(kind, appId, id)
    focusHeadingAt(router, href)
    void router.navigate({ href })
  }
  const show = async (copy: RunningCopy) => {
    const { kind } = copy
    try {
      const copied = await follow(copy)
      const action = hasNews(copied.summary)
        ? { label: SHOW_SUMMARY, onPress: () => setShown({ kind, copied }) }
        : { label: OPEN, onPress: () => open(kind, copied) }
      toasts.success(TOASTS[`copy-${kind}`].success, undefined, undefined, action)
    } catch (error) {
      if (!(error instanceof CallFailed && isHidden(error.failure))) toasts.failed(`copy-${kind}`, error)
    }
  }
  const isFollowed = useRef(false)
  useEffect(() => {
    if (isFollowed.current) return
    isFollowed.current = true
    for (const copy of copies) void show(copy)
  }, [copies])
  const close = () => {
    setShown(null)
    if (shown) open(shown.kind, shown.copied)
  }
  return shown && <CopiedDialog {...shown} onClose={close} />
}
