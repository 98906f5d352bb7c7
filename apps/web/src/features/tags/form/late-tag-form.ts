import { lazy } from 'react'

/** Fetches the sections of a tag's form. */
export const loadTagSections = () => import('./tag-form.tsx')

/** The sections of a tag's form, fetched when they are drawn. */
export const LateTagSections = lazy(() => loadTagSections().then((loaded) => ({ default: loaded.TagFormSections })))
