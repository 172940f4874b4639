import type { VenueKind } from './venueKind.ts';
import {
  beds,
  caveFloor,
  churned,
  coastRoad,
  earth,
  edge,
  forecourt,
  forestRoad,
  furrows,
  gardenPath,
  jetty,
  lane,
  lawn,
  marketFloor,
  motorway,
  mountainRoad,
  oldStones,
  parking,
  pitch,
  pool,
  rocky,
  riverbank,
  roof,
  ropeBridge,
  rubble,
  street,
  townStreet,
  track,
  trodden,
  villageRoad,
  winding,
  yard,
} from './venueGrounds.ts';

/** Places out of doors, by the detail that asks for them. */
export const VENUE_KINDS = {
  stadium: {
    ground: pitch,
    pieces: [
      ['stands', 0, 0.06],
      ['floodlights', -7, 0.061],
      ['floodlights', 7, 0.061],
      ['hoardings', 0, 0.092],
      ['goal', 0, 0.112],
    ],
    isLit: true,
  },
  pitch: {
    ground: pitch,
    pieces: [
      ['treeRow', 0, 0.07],
      ['goal', 0, 0.112],
    ],
  },
  circuit: {
    ground: track,
    pieces: [
      ['treeRow', 0, 0.05],
      ['stands', -24, 0.06],
      ['stands', 24, 0.06],
      ['startGantry', 0, 0.1],
      ['tyreWall', -7.4, 0.2],
      ['tyreWall', 7.4, 0.2],
    ],
  },
  playground: {
    ground: lawn,
    pieces: [
      ['treeRow', 0, 0.08],
      ['seesaw', 0.2, 0.16],
      ['swing', -2, 0.2],
      ['slide', 2, 0.21],
    ],
  },
  pool: {
    ground: pool,
    pieces: [
      ['palmRow', 0, 0.1],
      ['sunshade', -4.4, 0.122],
      ['sunshade', 4, 0.122],
      ['poolLadder', 1.4, 0.37],
    ],
    builtRow: 0.13,
  },
  motorway: {
    ground: motorway,
    pieces: [
      ['treeRow', 0, 0.04],
      ['roadSign', 0, 0.1],
      ['guardRail', -7.2, 0.2],
      ['guardRail', 7.2, 0.2],
      ['trafficRow', 0, 0.16],
    ],
    isLit: true,
  },
  housing: {
    ground: street,
    pieces: [
      ['treeRow', 0, 0.1],
      ['houseRow', 0, 0.12],
      ['hedge', 0, 0.135],
      ['streetLamp', -2.6, 0.19],
    ],
    builtRow: 0.2,
    isLit: true,
  },
  oldTown: {
    ground: yard,
    pieces: [
      ['treeRow', 0, 0.07],
      ['colonialRow', 0, 0.1],
      ['streetLamp', -3.2, 0.17],
      ['streetLamp', 3.2, 0.17],
      ['flowerPots', -3.2, 0.3],
      ['flowerPots', 3.2, 0.3],
    ],
    isLit: true,
  },
  summit: {
    ground: rocky,
    pieces: [
      ['farPeaks', 0, 0.004],
      ['cloudSea', 0, 0.05],
      ['boulders', -3.6, 0.16],
      ['boulders', 3.4, 0.2],
      ['summitFlag', 2.2, 0.22],
    ],
  },
  cliff: {
    ground: edge,
    pieces: [
      ['snowPeaks', 0, 0.006],
      ['cloudSea', 0, 0.05],
      ['boulders', -4.2, 0.23],
      ['boulders', 3.9, 0.26],
    ],
  },
  alley: {
    ground: lane,
    pieces: [
      ['treeRow', 0, 0.05],
      ['alleyWalls', 0, 0.3],
      ['washingLine', 0, 0.2],
      ['flowerPots', -2, 0.36],
      ['flowerPots', 2.1, 0.42],
    ],
    isLit: true,
  },
  zoo: {
    ground: yard,
    pieces: [
      ['treeRow', 0, 0.09],
      ['zooGate', 0, 0.1],
      ['enclosure', -5.6, 0.2],
      ['enclosure', 5.6, 0.2],
    ],
  },
  jetty: {
    ground: jetty,
    pieces: [
      ['headland', 0, 0.012],
      ['mooredBoat', -4.4, 0.14],
      ['jettyPosts', 0, 0.3],
    ],
  },
  rooftop: {
    ground: roof,
    pieces: [
      ['towers', 0, 0.13],
      ['parapet', 0, 0.16],
      ['waterTank', -3.4, 0.24],
      ['airConditioners', 3.2, 0.26],
    ],
    isLit: true,
  },
  schoolyard: {
    ground: yard,
    pieces: [
      ['treeRow', 0, 0.1],
      ['schoolFront', 0, 0.11],
      ['flagPole', -1.8, 0.15],
    ],
  },
  campus: {
    ground: yard,
    pieces: [
      ['treeRow', 0, 0.1],
      ['campusHall', 0, 0.115],
      ['flagPole', 2.9, 0.16],
    ],
    isLit: true,
  },
  buildingSite: {
    ground: churned,
    pieces: [
      ['towerCrane', 2.4, 0.07],
      ['concreteFrame', 0, 0.1],
      ['siteFence', 0, 0.12],
      ['sandHeap', -2.2, 0.2],
    ],
  },
  parkingLot: {
    ground: parking,
    pieces: [
      ['towers', 0, 0.07],
      ['treeRow', 0, 0.1],
      ['parkedCars', 0, 0.16],
      ['parkingSign', -2.6, 0.2],
    ],
    isLit: true,
  },
  riverbank: {
    ground: riverbank,
    pieces: [
      ['farHills', 0, 0.012],
      ['treeRow', 0, 0.08],
      ['villageHouses', 0, 0.115],
      ['bananas', 0, 0.13],
    ],
    builtRow: 0.2,
  },
  shopFront: {
    ground: forecourt,
    pieces: [
      ['treeRow', 0, 0.06],
      ['shopRow', 0, 0.092],
      ['pavementTrees', 0, 0.11],
    ],
    builtRow: 0.2,
    isLit: true,
  },
  shopStreet: {
    ground: townStreet,
    pieces: [
      ['treeRow', 0, 0.07],
      ['shopRow', 0, 0.1],
      ['pavementTrees', 0, 0.125],
      ['streetLamp', -2.8, 0.135],
      ['streetLamp', 6.4, 0.135],
    ],
    builtRow: 0.2,
    isLit: true,
  },
  traditionalMarket: {
    ground: marketFloor,
    pieces: [
      ['treeRow', 0, 0.05],
      ['marketHall', 0, 0.08],
      ['marketRow', 0, 0.12],
      ['visitors', 0, 0.17],
      ['vegetableStall', -3.3, 0.24],
      ['vegetableStall', 3.3, 0.24],
      ['vegetableBaskets', -2.3, 0.34],
      ['vegetableBaskets', 2.4, 0.36],
    ],
    builtRow: 0.2,
    isLit: true,
  },
  busStop: {
    ground: street,
    pieces: [
      ['treeRow', 0, 0.1],
      ['towers', 0, 0.1],
      ['shelter', 0, 0.236],
    ],
    isLit: true,
  },
  busTerminal: {
    ground: yard,
    pieces: [
      ['towers', 0, 0.1],
      ['busRow', 0, 0.17],
      ['terminalRoof', 0, 0.3],
    ],
    isLit: true,
  },
  cityPark: {
    ground: (across, away) => (Math.abs(across) < 1.8 ? yard(across, away) : lawn(across, away)),
    pieces: [
      ['treeRow', 0, 0.08],
      ['towers', 0, 0.06],
      ['treeRow', 0, 0.1],
      ['fountain', 0, 0.14],
      ['parkBench', -3.4, 0.24],
      ['streetLamp', 3, 0.24],
    ],
    isLit: true,
  },
  park: {
    ground: winding,
    pieces: [
      ['treeRow', 0, 0.06],
      ['parkTrees', 0, 0.15],
      ['flowerBed', 3.1, 0.2],
      ['parkBench', -2.9, 0.22],
      ['streetLamp', 2.7, 0.26],
      ['flowerBed', -2.7, 0.4],
    ],
    isLit: true,
  },
  field: {
    ground: trodden,
    pieces: [
      ['treeRow', 0, 0.05],
      ['fieldHouses', 0, 0.088],
      ['bananas', 0, 0.096],
      ['bambooGoal', 0, 0.13],
    ],
  },
  garden: {
    ground: beds,
    pieces: [
      ['treeRow', 0, 0.05],
      ['fruitTrees', 0, 0.11],
      ['bambooFence', 0, 0.13],
      ['vegetables', 0, 0.18],
      ['vegetables', 0, 0.25],
      ['vegetables', 0, 0.35],
    ],
  },
  villageRoad: {
    ground: villageRoad,
    pieces: [
      ['farHills', 0, 0.012],
      ['treeRow', 0, 0.05],
      ['villageHouses', 0, 0.1],
      ['powerPole', 3.1, 0.13],
      ['nearHouse', -5.5, 0.15],
      ['powerPole', 3.1, 0.2],
    ],
    isLit: true,
  },
  cornField: {
    ground: furrows,
    pieces: [
      ['farHills', 0, 0.012],
      ['treeRow', 0, 0.06],
      ['cornRow', 0, 0.11],
      ['cornRow', 0, 0.13],
      ['cornRow', 0, 0.155],
      ['cornRow', 0, 0.19],
      ['cornRow', 0, 0.235],
      ['cornRow', 0, 0.29],
      ['cornRow', 0, 0.36],
      ['cornRow', 0, 0.45],
    ],
  },
  chilliField: {
    ground: furrows,
    pieces: [
      ['farHills', 0, 0.012],
      ['treeRow', 0, 0.06],
      ['chilliRow', 0, 0.11],
      ['chilliRow', 0, 0.13],
      ['chilliRow', 0, 0.155],
      ['chilliRow', 0, 0.19],
      ['chilliRow', 0, 0.235],
      ['chilliRow', 0, 0.29],
      ['chilliRow', 0, 0.36],
      ['chilliRow', 0, 0.45],
    ],
  },
  strawberryField: {
    ground: furrows,
    pieces: [
      ['farHills', 0, 0.012],
      ['firSlope', 0, 0.05],
      ['strawberryRow', 0, 0.11],
      ['strawberryRow', 0, 0.13],
      ['strawberryRow', 0, 0.155],
      ['strawberryRow', 0, 0.19],
      ['strawberryRow', 0, 0.235],
      ['strawberryRow', 0, 0.29],
      ['strawberryRow', 0, 0.36],
      ['strawberryRow', 0, 0.45],
    ],
  },
  pen: {
    ground: earth,
    pieces: [
      ['treeRow', 0, 0.07],
      ['shed', 0, 0.13],
      ['railFence', -5.8, 0.17],
      ['railFence', 5.8, 0.17],
      ['trough', 2.7, 0.28],
    ],
    isLit: true,
  },
  homeYard: {
    ground: gardenPath,
    pieces: [
      ['treeRow', 0, 0.1],
      ['homeFront', 0, 0.1],
      ['flowerBed', -3.4, 0.14],
      ['flowerBed', 3.4, 0.14],
      ['flowerPots', 2.3, 0.34],
    ],
    isLit: true,
  },
  funfair: {
    ground: trodden,
    pieces: [
      ['treeRow', 0, 0.045],
      ['bigWheel', -4.6, 0.07],
      ['carousel', 5, 0.085],
      ['fairStalls', 0, 0.12],
      ['visitors', 0, 0.15],
      ['bulbStrings', 0, 0.19],
    ],
    isLit: true,
  },
  balineseTemple: {
    ground: oldStones,
    pieces: [
      ['farHills', 0, 0.012],
      ['treeRow', 0, 0.05],
      ['merus', 0, 0.085],
      ['splitGate', 0, 0.115],
      ['penjor', -4.2, 0.19],
      ['penjor', 4.6, 0.19],
    ],
    isLit: true,
  },
  ancientCity: {
    ground: oldStones,
    pieces: [
      ['farHills', 0, 0.012],
      ['farTemples', 0, 0.05],
      ['treeRow', 0, 0.06],
      ['nearTemples', 0, 0.11],
      ['torches', 0, 0.22],
    ],
    isLit: true,
  },
  crystalCave: {
    ground: caveFloor,
    pieces: [
      ['cave', 0, 0.1],
      ['nearCrystals', 0, 0.27],
    ],
    isLit: true,
    isGlinting: true,
  },
  mountainRoad: {
    ground: mountainRoad,
    pieces: [
      ['snowPeaks', 0, 0.006],
      ['firSlope', 0, 0.06],
      ['nearFirs', 0, 0.13],
      ['roadRail', 0, 0.268],
    ],
  },
  coastRoad: {
    ground: coastRoad,
    pieces: [
      ['headland', 0, 0.012],
      ['shorePalms', 0, 0.18],
      ['roadRail', 0, 0.268],
    ],
  },
  forestRoad: {
    ground: forestRoad,
    pieces: [
      ['tallTrunks', 0, 0.06],
      ['tallTrunks', 0, 0.12],
    ],
    isGlinting: true,
  },
  ropeBridge: {
    ground: ropeBridge,
    pieces: [
      ['farHills', 0, 0.012],
      ['tallTrunks', 0, 0.05],
      ['gorgeSides', 0, 0.12],
      ['bridgeRopes', 0, 0.3],
    ],
    isGlinting: true,
  },
  ruinedCity: {
    ground: rubble,
    pieces: [
      ['ruins', 0, 0.04],
      ['ruins', 0, 0.09],
    ],
  },
} as const satisfies Record<string, VenueKind>;

export type VenueName = keyof typeof VENUE_KINDS;

export const VENUE_NAMES = Object.keys(VENUE_KINDS) as VenueName[];

export const isVenueName = (name: string): name is VenueName => name in VENUE_KINDS;

/** The kind of venue of a plan: the one its details name. */
export const venueOf = (details: Readonly<Record<string, number>>): VenueName =>
  VENUE_NAMES.find((name) => details[name]) ?? 'cityPark';

/** Where somebody is out of doors whose place nobody named. */
const USUAL_VENUES: Readonly<Record<string, VenueName>> = {
  couple: 'park',
  'bridal-couple': 'park',
  friends: 'park',
  rooster: 'homeYard',
  chicken: 'homeYard',
  chick: 'homeYard',
  duck: 'homeYard',
  duckling: 'homeYard',
  goose: 'homeYard',
  cat: 'homeYard',
  dog: 'homeYard',
  rabbit: 'homeYard',
  'race-car': 'circuit',
  footballer: 'pitch',
  graduate: 'cityPark',
  soldier: 'cityPark',
  guard: 'housing',
};

/** The venue of a subject for which the prompt names none. */
export const usualVenue = (subject: string | null): VenueName => USUAL_VENUES[subject ?? ''] ?? 'villageRoad';
