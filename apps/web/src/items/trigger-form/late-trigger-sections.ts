import { lazy } from 'react'

/** Fetches the sections of a trigger's form. */
export const loadTriggerSections = () => import('./trigger-sections.tsx')

/** The sections of a trigger's form, fetched when they are drawn. */
export const LateTriggerSections = lazy(() =>
  loadTriggerSections().then((loaded) => ({ default: loaded.TriggerSections })),
)
