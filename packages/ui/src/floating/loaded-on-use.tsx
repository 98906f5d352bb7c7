import { type ComponentProps, type ComponentType, cloneElement, type ReactElement, useRef, useState } from 'react'
import type { Use, Used } from './use-first-use.ts'

interface Opening {
  button: ReactElement
}

interface Options<Props> {
  /** Loads the component of the button and its popup. */
  load: () => Promise<ComponentType<Props & Used>>
  /** The kind of the popup, for `aria-haspopup`. */
  popup?: 'menu' | 'listbox'
  /** The keys that open it, besides those that press a button. */
  keys?: readonly string[]
}

/** Keys that are not for the popup. */
const MOVES_ON = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

/**
 * A button whose popup code is loaded on first hover or focus. A click or key pressed before that is replayed once it is
 * loaded, with the keys after it, unless the focus has moved. A button that is not used stays the plain one: most are never
 * pressed, and the loaded one takes several times as long to render.
 */
export function loadedOnUse<Props extends Opening>({ load, popup, keys = [] }: Options<Props>) {
  let Loaded: ComponentType<Props & Used> | undefined
  let loading: Promise<void> | undefined
  const start = () => {
    loading ??= load().then((component) => {
      Loaded = component
    })
    return loading
  }

  return function LoadedOnUse(props: Props) {
    const [use, setUse] = useState<Use | null>(null)
    /** The keys pressed while it is loading, after the first click or key. */
    const pressed = useRef<string[] | null>(null)
    if (Loaded && use !== null) return <Loaded {...props} use={use} pressed={pressed.current ?? []} />
    const open = (by: Use) => {
      if (Loaded) return setUse(by)
      if (pressed.current) return
      pressed.current = []
      const focused = document.activeElement
      void start().then(() => {
        if (document.activeElement === focused) setUse(by)
        else pressed.current = null
      })
    }
    const button = props.button as ReactElement<ComponentProps<'button'>>
    const own = button.props
    return cloneElement(button, {
      ...(popup && { 'aria-haspopup': popup }),
      'aria-expanded': false,
      onPointerEnter: (event) => {
        own.onPointerEnter?.(event)
        void start()
      },
      onFocus: (event) => {
        own.onFocus?.(event)
        void start()
      },
      // The button's own handler is called when the click is replayed.
      onClick: () => open('press'),
      onKeyDown: (event) => {
        own.onKeyDown?.(event)
        if (event.defaultPrevented || event.repeat || MOVES_ON.includes(event.key)) return
        if (pressed.current) {
          event.preventDefault()
          pressed.current.push(event.key)
        } else if (keys.includes(event.key)) {
          event.preventDefault()
          open(event.key)
        }
      },
    })
  }
}
