import { followPath, stepsOf } from '../engine/evaluate/follow-path.ts'

export function readDocument(path: string): unknown {
  return followPath(document, stepsOf(path))
}

export function asksNotToTrack(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string
    globalPrivacyControl?: boolean
  }
  const asked = doNotTrack || (window as { doNotTrack?: string }).doNotTrack
  return /^(1|yes)$/.test(`${asked}`) || globalPrivacyControl === true
}
