/** What somebody does besides what they are busy with, by the detail (Indonesian/English). */
export const ASIDE_NAMES: Readonly<Record<string, string>> = {
  withPhone: 'sambil melihat ponsel/with a phone in hand',
  withCup: 'sambil minum dari cangkir/with a cup in hand',
  withGlass: 'sambil minum es/with a cold drink',
  withIceCream: 'sambil makan es krim/with an ice cream',
  withUmbrella: 'sambil berpayung/under an umbrella',
  withHeadphones: 'sambil mendengarkan musik/with headphones on',
  withBaby: 'sambil menggendong bayi/with a baby in a sling',
};
