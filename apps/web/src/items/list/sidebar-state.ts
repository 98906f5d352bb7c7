import * as v from 'valibot'
import { persisted } from '#browser/persisted/persisted.ts'

const Sidebar = v.object({ width: v.number(), hidden: v.boolean() })

/** Sections with a list in a sidebar. */
export type ListSection = 'tags' | 'triggers' | 'variables' | 'changelog' | 'meta-setup' | 'debug'

const SECTIONS: readonly ListSection[] = ['tags', 'triggers', 'variables', 'changelog', 'meta-setup', 'debug']

/** How wide the list of each section is, in pixels, and whether it is hidden. */
export const sidebars = Object.fromEntries(
  SECTIONS.map((section) => [
    section,
    persisted(`waymark.sidebar.${section}`, Sidebar, { width: section === 'debug' ? 300 : 344, hidden: false }),
  ]),
) as Readonly<Record<ListSection, ReturnType<typeof persisted<v.InferOutput<typeof Sidebar>>>>>
