import { startTransition, useReducer } from 'react'

/**
 * Tells a form what is being typed. The component that calls this, which reads the form as it is now, is drawn at once
 * and shows the text; everything else that follows from it is drawn with the next picture.
 */
export function useTyped(tell: (text: string) => void): (text: string) => void {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  return (text) => {
    startTransition(() => tell(text))
    draw()
  }
}
