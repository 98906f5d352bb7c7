import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { type FocusEvent, type ReactNode, useDeferredValue } from 'react'
import { classes } from '../classes/classes.ts'
import styles from './content-tabs.module.css'
import tabStyles from './tab.module.css'

export interface ContentTabsProps {
  label: string
  tabs: readonly { key: string; label: ReactNode; count?: number | undefined; panel: ReactNode }[]
  selected: string
  onSelect: (key: string) => void
  /** Whether the panels fill the remaining height and scroll by themselves; not on narrow windows. */
  fill?: boolean
}

/**
 * Panels of one screen, one at a time. A chosen tab is marked at once; its panel replaces the previous one when it is
 * rendered.
 *
 * | Key | What it does |
 * |---|---|
 * | Right, Left, Home, End | show the next, previous, first or last panel |
 * | Tab | goes to the panel |
 */
export function ContentTabs({ label, tabs, selected, onSelect, fill }: ContentTabsProps) {
  const deferred = useDeferredValue(selected, '')
  const index = tabs.findIndex((tab) => tab.key === (deferred || selected))
  return (
    <TabGroup
      selectedIndex={Math.max(0, index)}
      onChange={(next) => tabs[next] && onSelect(tabs[next].key)}
      className={classes(fill && styles.fill)}
    >
      <TabList
        className={classes(styles.tabs, fill && styles.inset)}
        aria-label={label}
        // Tabs scroll where they do not fit, and the browser leaves a partly visible one as it is.
        onFocus={({ target }: FocusEvent) => target.scrollIntoView({ inline: 'nearest', block: 'nearest' })}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            className={classes(tabStyles.tab, styles.tab)}
            data-current={tab.key === selected || undefined}
          >
            {tab.label}
            {tab.count !== undefined && <span className={tabStyles.count}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanels className={classes(fill && styles.fill)}>
        {tabs.map((tab) => (
          <TabPanel key={tab.key} tabIndex={0} unmount={false} className={styles.panel ?? ''}>
            {tab.key === deferred && tab.panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
