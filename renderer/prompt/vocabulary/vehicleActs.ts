/** What vehicles do and are in, by detail: what it is called (Indonesian/English), and the words for it. */
export const VEHICLE_ACTS: Readonly<Record<string, readonly [called: string, words: string]>> = {
  speeds: [
    'melaju kencang/at speed',
    'ngebut|melaju|melaju kencang|melaju cepat|kencang|balapan|tancap gas|racing|speeding|at high speed|drifting|drift|kebut kebutan',
  ],
  inFlood: [
    'banjir/flood',
    'banjir|kebanjiran|terendam|terendam banjir|menerjang banjir|menerobos banjir|terjebak banjir|kena banjir|in a flood|flood|through a flood|flooded street|flooded road|jalan banjir',
  ],
  inMud: [
    'di lumpur/in mud',
    'lumpur|berlumpur|jalan berlumpur|jalan lumpur|tanah becek|becek|mud|muddy|muddy road|in the mud',
  ],
  onBridge: [
    'di atas jembatan/on a bridge',
    'lewat jembatan|lewat di jembatan|lewat di atas jembatan|melewati jembatan|melintasi jembatan|melintas di jembatan|melintas di atas jembatan|di jembatan|di atas jembatan|nyebrang jembatan|menyeberangi jembatan|crossing a bridge|crossing the bridge|on a bridge|over a bridge|across a bridge|passing over a bridge|on the bridge',
  ],
  charges: [
    'sedang dicas/being charged',
    'dicas|lagi dicas|di cas|di charge|dicharge|ngecas|lagi ngecas|isi daya|mengisi daya|lagi di charge|charging|being charged|charging station|at a charging station|spklu',
  ],
  parked: ['diparkir/parked', 'parkir|diparkir|terparkir|lagi parkir|parked|parking'],
  takesOff: ['menanjak/climbing', 'lepas landas|tinggal landas|takeoff|take off|taking off|mengudara|mengangkasa'],
};
