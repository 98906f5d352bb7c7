import { lazy } from 'react'

/** Fetches the settings of every type of variable. */
export const loadVariableSettings = () => import('./settings.tsx')

/** The settings of a variable, fetched when they are drawn. */
export const LateVariableSettings = lazy(() =>
  loadVariableSettings().then((loaded) => ({ default: loaded.VariableSettings })),
)
