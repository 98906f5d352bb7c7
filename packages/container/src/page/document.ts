import { followPath, stepsOf } from '../engine/evaluate/follow-path.ts'

export function readDocument(path: string): unknown {
  return followPath(document, stepsOf(path))
}

export function hasDoNotTrack(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string
    globalPrivacyControl?: boolean
  }
  const { doNotTrack: older } = window as { doNotTrack?: string }
  return /\b(1|yes|true)\b/.test(`${doNotTrack} ${older} ${globalPrivacyControl}`)
}
