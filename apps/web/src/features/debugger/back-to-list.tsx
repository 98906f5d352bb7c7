import { Button } from '@waymark/ui/controls'
import styles from './back-to-list.module.css'
import { useDebugger } from './use-debugger.ts'
import type { View } from './view.ts'

/** The back button to the list on narrow windows. */
export function BackToList({ text, clear }: { text: string; clear: Partial<View> }) {
  const { viewStore } = useDebugger()
  return (
    <div className={styles.back} data-narrow-back>
      <Button variant="quiet" size="small" icon="chevron-left" onPress={() => viewStore.set(clear)}>
        {text}
      </Button>
    </div>
  )
}
