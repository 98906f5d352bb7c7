export function readDocument(path: string): unknown {
  let value: any = document
  try {
    const steps = path.replace(/\[(\w+)\]/g, '.$1').split('.')
    for (let index = 0; index < steps.length && value !== undefined; index++) {
      value = value === null ? undefined : value[steps[index]!]
    }
    return value
  } catch {
    return undefined
  }
}

export function asksNotToTrack(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string
    globalPrivacyControl?: boolean
  }
  const asked = doNotTrack || (window as { doNotTrack?: string }).doNotTrack
  return asked === '1' || asked === 'yes' || globalPrivacyControl === true
}
