import { raw } from 'hono/html'
import type { Category } from './goods.ts'

const INKS: Readonly<Record<string, readonly [string, string, string]>> = {
  Moss: ['#dfe7d8', '#5d7a52', '#33473a'],
  Sand: ['#f1e9d8', '#c2a56c', '#7c6234'],
  Rust: ['#f3ded2', '#b6603a', '#6f3219'],
  Slate: ['#dfe4e8', '#65798a', '#333f4a'],
  Bark: ['#eadfd5', '#86603f', '#47301d'],
  Heather: ['#eddfeb', '#8e5a86', '#4f2b4a'],
  Steel: ['#e6e8e8', '#8b9494', '#454c4c'],
}

const SHAPES: Readonly<Record<Category, (mid: string, dark: string) => string>> = {
  tents: (mid, dark) =>
    `<path d="M40 172 120 62l80 110z" fill="${mid}"/><path d="M120 62 96 172h48z" fill="${dark}"/><path d="m120 62 14-12M200 172l18 8M40 172l-18 8" stroke="${dark}" stroke-width="3" fill="none"/>`,
  boots: (mid, dark) =>
    `<path d="M84 58h44v62l52 22c12 5 16 12 16 26H84z" fill="${mid}"/><path d="M80 168h120v14H80z" fill="${dark}"/><path d="M92 78h30M92 94h30M92 110h36" stroke="${dark}" stroke-width="4"/>`,
  packs: (mid, dark) =>
    `<rect x="74" y="66" width="92" height="116" rx="22" fill="${mid}"/><path d="M74 92c0-26 20-38 46-38s46 12 46 38z" fill="${dark}"/><rect x="92" y="122" width="56" height="44" rx="8" fill="none" stroke="${dark}" stroke-width="4"/><path d="M104 54c0-18 32-18 32 0" stroke="${dark}" stroke-width="4" fill="none"/>`,
  jackets: (mid, dark) =>
    `<path d="m92 62-38 30 16 76h22v14h56v-14h22l16-76-38-30c-8 12-48 12-56 0z" fill="${mid}"/><path d="M120 72v110" stroke="${dark}" stroke-width="4"/><path d="M92 62c8 16 48 16 56 0" stroke="${dark}" stroke-width="4" fill="none"/><path d="M86 132h18M136 132h18" stroke="${dark}" stroke-width="4"/>`,
  kitchen: (mid, dark) =>
    `<path d="M70 104h100l-8 70H78z" fill="${mid}"/><rect x="62" y="92" width="116" height="14" rx="7" fill="${dark}"/><path d="M178 100h30" stroke="${dark}" stroke-width="7" stroke-linecap="round"/><path d="M104 78c-8-12 8-18 0-30M136 78c-8-12 8-18 0-30" stroke="${dark}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
}

/** A drawing of one of the goods in one of its colours; decorative, the name stands beside it. */
export function picture(category: Category, colour = 'Moss') {
  const [light, mid, dark] = INKS[colour] ?? INKS.Moss!
  return raw(
    `<svg class="picture" viewBox="0 0 240 220" aria-hidden="true"><rect width="240" height="220" fill="${light}"/><path d="M0 196c60-18 110 10 240-8v32H0z" fill="${mid}" opacity=".28"/>${SHAPES[category](mid, dark)}</svg>`,
  )
}
