import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import type { ReactNode } from 'react'
import styles from './content-tabs.module.css'

export interface ContentTabsProps {
  label: string
  tabs: readonly { key: string; label: ReactNode; count?: number | undefined; panel: ReactNode }[]
  selected: string
  onSelect: (key: string) => void
}

/** Views of one thing, one at a time; arrows move and show at once. */
export function ContentTabs({ label, tabs, selected, onSelect }: ContentTabsProps) {
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === selected),
  )
  return (
    <TabGroup selectedIndex={index} onChange={(next) => tabs[next] && onSelect(tabs[next].key)}>
      <TabList className={styles.tabs ?? ''} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.key} className={styles.tab ?? ''}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map((tab) => (
          <TabPanel key={tab.key} tabIndex={0} className={styles.panel ?? ''}>
            {tab.panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
