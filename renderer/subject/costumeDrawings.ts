import type { Figure } from './figure.ts';
import { ellipse, rect } from './outlines.ts';

/** In a dark kimono over wide trousers, armour on the shoulders, two swords at the belt, the hair in a topknot. */
const SAMURAI: Figure = {
  hair: 'bun',
  hairColour: '#17151a',
  top: '#2c3350',
  bottom: '#4a4f6e',
  wears: 'gown',
  extra: [
    { fill: '#f2efe6', path: 'M80 126L100 196L120 126L128 130L104 214H96L72 130Z' },
    { fill: '#a8282e', path: 'M50 142L78 132L84 176L46 190ZM150 142L122 132L116 176L154 190Z' },
    {
      fill: '#d8a843',
      path: 'M48 154L80 143L81 149L47 161ZM47 170L82 158L83 164L47 177ZM152 154L120 143L119 149L153 161ZM153 170L118 158L117 164L153 177Z',
    },
    { fill: '#a8282e', path: rect(64, 246, 72, 24) },
    { fill: '#d8a843', path: 'M92 246H108V270H92Z' },
    { fill: '#1c1a20', path: 'M112 250L120 262L8 330L2 320ZM118 262L124 272L34 338L28 330Z' },
    { fill: '#d8a843', path: 'M108 242L124 266L130 262L114 238Z' },
    { fill: '#3a2a24', path: 'M116 250L122 260L166 232L160 222Z' },
  ],
  onHead: [
    { fill: '#f2efe6', path: 'M62 44Q100 24 138 44V52Q100 34 62 52Z' },
    { fill: '#c8282e', path: ellipse(100, 37, 7) },
  ],
};

/** With bright hair, cat's ears and a sailor's collar, as from a Japanese cartoon. */
const COSPLAYER: Figure = {
  hair: 'long',
  hairColour: '#3fb8c4',
  top: '#f4f4f8',
  bottom: '#3b4a9a',
  wears: 'skirt',
  extra: [
    { fill: '#3b4a9a', path: 'M64 132L84 124L100 176L116 124L136 132L130 172L104 192H96L70 172Z' },
    { fill: '#f4f4f8', path: 'M84 126L100 174L116 126Q100 140 84 126Z' },
    { fill: '#e8404e', path: 'M100 184L70 168V204ZM100 184L130 168V204Z' },
    { fill: '#b82c3c', path: ellipse(100, 185, 9) },
    { fill: '#e8c040', path: rect(66, 252, 68, 10) },
  ],
  onHead: [
    { fill: '#22242e', path: 'M60 44L62 -6L92 20ZM140 44L138 -6L108 20Z' },
    { fill: '#f2a0b4', path: 'M67 32L68 8L84 22ZM133 32L132 8L116 22Z' },
    { fill: '#22242e', path: 'M62 36Q100 -2 138 36L134 40Q100 8 66 40Z' },
  ],
  idle: [
    { fill: '#e8c040', path: 'M154 180L162 178L172 500L164 502Z' },
    { fill: '#f28ab0', path: 'M156 120L164 142L188 144L169 158L176 182L156 168L136 182L143 158L124 144L148 142Z' },
    { fill: '#fff4c8', path: ellipse(156, 152, 9) },
  ],
};

/** Whom their costume tells, by the name in `Plan.subject`. */
export const COSTUMED: Readonly<Record<string, Figure>> = { samurai: SAMURAI, cosplayer: COSPLAYER };
