import { Button } from '@waymark/ui/controls'
import { useDebugger } from '../view/use-debugger.ts'
import type { View } from '../view/view.ts'
import styles from './narrow-back.module.css'

/** On narrow windows, the way back to the list. */
export function NarrowBack({ text, clear }: { text: string; clear: Partial<View> }) {
  const { viewing } = useDebugger()
  return (
    <div className={styles.back} data-narrow-back>
      <Button variant="quiet" size="small" icon="chevron-left" onPress={() => viewing.set(clear)}>
        {text}
      </Button>
    </div>
  )
}
