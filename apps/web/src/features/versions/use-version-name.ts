import { displayName, type Version } from '@waymark/domain/version'
import { useI18n } from '#i18n/use-i18n.ts'

/** The name of a version as text. */
export function useVersionName() {
  const { t } = useI18n()
  return (version: Version): string => {
    const name = displayName(version)
    return typeof name === 'string' ? name : t(name)
  }
}
