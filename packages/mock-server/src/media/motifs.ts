import type { Random } from '../db/random.ts'

export interface Palette {
  readonly ground: string
  readonly one: string
  readonly two: string
  /** Colour of the letters. */
  readonly ink: string
}
type Motif = (p: Palette, random: Random) => string

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const ring = (x: number, y: number, r: number, width: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** Two or three flat shapes on a page of 300 by 450. */
const MOTIFS: readonly Motif[] = [
  (p, random) => {
    const x = random.int(90, 200)
    return (
      circle(x, random.int(150, 190), random.int(74, 98), p.one) + path('M0 320 106 240 195 314 300 210V450H0Z', p.two)
    )
  },
  (p, random) => {
    const r = random.int(150, 190)
    return (
      path(`M150 ${230 - r} ${150 + r * 0.66} 236 150 ${242 + r} ${150 - r * 0.66} 236Z`, p.one) +
      path(`M150 ${236 - r * 0.6} ${150 + r * 0.38} 238 150 ${240 + r * 0.6} ${150 - r * 0.38} 238Z`, p.two)
    )
  },
  (p, random) => {
    const y = random.int(250, 330)
    return (
      path(`M0 ${y}C60 ${y - 90} 120 ${y - 70} 190 ${y - 110}S270 ${y - 170} 300 ${y - 200}V450H0Z`, p.one) +
      path(`M0 ${y + 90}C80 ${y + 20} 130 ${y + 60} 200 ${y}S280 ${y - 70} 300 ${y - 90}V450H0Z`, p.two)
    )
  },
  (p, random) => {
    const lean = random.int(90, 150)
    const stripes = [-60, 0, 60, 120, 180, 240].map((x) => path(`M${x} 450 ${x + lean} 0h12L${x + 12} 450Z`, p.one))
    return stripes.join('') + rect(48, random.int(130, 190), 204, 178, p.two)
  },
  (p, random) => {
    const y = random.int(380, 460)
    return [56, 122, 188, 254, 320].map((r, n) => ring(150, y, r, 20, n % 2 ? p.two : p.one)).join('')
  },
  (p, random) => circle(random.int(70, 120), random.int(100, 140), 50, p.one) + path('M0 340 300 195V450H0Z', p.two),
  (p, random) => {
    const y = random.int(200, 250)
    return (
      rect(0, y, 300, 450 - y, p.two) + circle(150, y, random.int(92, 112), p.one) + rect(0, y - 3, 300, 8, p.ground)
    )
  },
  (p, random) => {
    const dots = Array.from({ length: 24 }, (_, n) => circle(45 + (n % 4) * 70, 75 + Math.floor(n / 4) * 62, 17, p.one))
    dots[random.int(4, 23)] = circle(random.int(110, 190), random.int(200, 290), 64, p.two)
    return dots.join('')
  },
  (p, random) => {
    const x = random.int(46, 90)
    return (
      path(`M${x} 450V240a${150 - x} ${150 - x} 0 0 1 ${300 - 2 * x} 0V450Z`, p.one) +
      path('M112 450V272a38 38 0 0 1 76 0V450Z', p.two)
    )
  },
  (p, random) => {
    const fold = random.int(170, 240)
    return (
      path(`M0 ${fold} 150 ${fold + 90} 300 ${fold}V450H0Z`, p.one) +
      path(`M0 ${fold + 120} 150 ${fold + 30} 300 ${fold + 120}V450H0Z`, p.two)
    )
  },
  (p, random) => {
    const r = random.int(66, 80)
    return [0, 1, 2]
      .map((n) => path(`M${150 - r} ${190 + n * 90}a${r} ${r} 0 0 1 ${2 * r} 0Z`, n === 1 ? p.two : p.one))
      .join('')
  },
  (p, random) =>
    path('M20 240Q150 80 280 240Q150 400 20 240Z', p.one) +
    circle(random.int(130, 170), 240, random.int(46, 62), p.two),
]

export const motif: Motif = (palette, random) => random.pick(MOTIFS)(palette, random)
