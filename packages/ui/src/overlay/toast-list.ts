export interface Toast {
  id: number
  tone: 'success' | 'danger' | 'info' | 'pending'
  text: string
  actions?: readonly { label: string; onPress: () => void }[] | undefined
  /** Whether it is shown until it is dismissed. */
  stays?: boolean | undefined
}

const MAX_TOASTS = 3

export const isPending = (toast: Toast) => toast.tone === 'pending'

/** A store of the shown toasts: at most three; the oldest one that is not pending is replaced. */
export interface ToastList {
  show: (toast: Omit<Toast, 'id'>) => number
  /** Replaces a toast, or shows it again if it was dismissed. */
  update: (id: number, toast: Omit<Toast, 'id'>) => void
  dismiss: (id: number) => void
  getSnapshot: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

export function createToastList(): ToastList {
  let toasts: readonly Toast[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show(toast) {
      last += 1
      set(withRoom([...toasts, { ...toast, id: last }]))
      return last
    },
    update(id, toast) {
      const shown = toasts.some((one) => one.id === id)
      set(
        shown ? toasts.map((one) => (one.id === id ? { ...toast, id } : one)) : withRoom([...toasts, { ...toast, id }]),
      )
    },
    dismiss(id) {
      set(toasts.filter((one) => one.id !== id))
    },
    getSnapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function withRoom(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= MAX_TOASTS) return toasts
  const removed = toasts.find((toast) => !isPending(toast)) ?? toasts[0]
  return toasts.filter((toast) => toast !== removed)
}
