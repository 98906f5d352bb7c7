import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { ICON_NAMES } from '../packages/ui/src/icon/icon-names.gen.ts'

/** Shows the types of props as they are written in the source, and offers the names of icons for props that take one. */
export const documentedTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType
      if (typeof type !== 'object' || type.raw === undefined) return [name, argType]
      const isIcon = type.raw === '(typeof ICON_NAMES)[number]'
      const documented = { ...argType, table: { ...table, type: { summary: isIcon ? 'IconName' : type.raw } } }
      return [name, isIcon ? { ...documented, control: { type: 'select' }, options: ICON_NAMES } : documented]
    }),
  )
