const REGIONS = '[role=alert], header, nav, aside, main, [role=region]'
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/** Moves the focus to the next region of the screen: banners, bars, list, content, panels. */
export function focusRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter(
    (region) =>
      region.checkVisibility() && !region.parentElement?.closest('aside, [role=region]') && !region.closest('[inert]'),
  )
  const inner = [...regions].reverse().find((region) => region.contains(document.activeElement))
  const at = inner ? regions.indexOf(inner) : step === 1 ? -1 : 0
  for (let tried = 1; tried <= regions.length; tried += 1) {
    const region = regions[(at + step * tried + regions.length * 2) % regions.length]
    const target =
      region && [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => element.checkVisibility())
    if (!target) continue
    target.focus()
    return
  }
}
