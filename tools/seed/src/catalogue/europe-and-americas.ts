import { TIDEWRACK, type ArtistEntry } from './entries.ts';

export const EUROPE_AND_AMERICAS: readonly ArtistEntry[] = [
  {
    slug: 'la-chambre-bleue', name: 'La Chambre Bleue', owner: 'label', language: 'fr', location: 'Lyon', accent: '#2f5fd0', genres: ['chanson', 'dream pop'],
    bio: 'Trois voix, un piano désaccordé et une chambre où il pleut toujours un peu.',
    releases: [
      { slug: 'papier-peint', title: 'Papier peint', kind: 'album', day: -180, photograph: 'afternoon-blind', label: TIDEWRACK, tracks: ['Entrée', 'Papier peint', 'La clé sous la porte', 'Dimanche bleu', 'Fenêtre sur cour', 'Poussière', 'Sortie'] },
      { slug: 'dimanche-bleu', title: 'Dimanche bleu', kind: 'single', day: -215, label: TIDEWRACK },
      { slug: 'la-pluie-encore', title: 'La pluie, encore', kind: 'single', day: 13, photograph: 'city-in-the-rain', label: TIDEWRACK, description: 'Une chanson pour attendre sous un porche.' },
      { slug: 'sous-les-toits', title: 'Sous les toits', kind: 'ep', day: -700, tracks: ['Sous les toits', 'Gouttière', 'Chat', 'Cheminée'] },
      { slug: 'le-grand-meuble', title: 'Le grand meuble', kind: 'album', day: null, status: 'draft' },
    ],
  },
  {
    slug: 'hafenlicht', name: 'Hafenlicht', owner: 'label', language: 'de', location: 'Hamburg', accent: '#b8860b', genres: ['indie', 'krautpop'],
    bio: 'Vier Leute, drei Akkorde, zwei Proberäume, ein Kran vor dem Fenster.',
    releases: [
      { slug: 'containerlied', title: 'Containerlied', kind: 'single', day: -8, photograph: 'harbour-at-night', label: TIDEWRACK },
      { slug: 'schichtende', title: 'Schichtende', kind: 'album', day: 20, photograph: 'above-the-weather', label: TIDEWRACK, zone: 'Europe/Berlin', time: '00:00', tracks: ['Frühschicht', 'Containerlied', 'Pause', 'Möwen zählen', 'Kran 4', 'Feierabend', 'Schichtende'] },
      { slug: 'moewen-zaehlen', title: 'Möwen zählen', kind: 'single', day: 3, label: TIDEWRACK },
      { slug: 'ebbe-im-kopf', title: 'Ebbe im Kopf', kind: 'ep', day: -520, tracks: ['Ebbe', 'Watt', 'Kopf', 'Flut'] },
      { slug: 'elbstrand-demo', title: 'Elbstrand (Demo)', kind: 'single', day: -1100, status: 'archived' },
    ],
  },
  {
    slug: 'amaru-quispe', name: 'Amaru Quispe', owner: 'label', language: 'es', location: 'Cusco', accent: '#a8326e', portrait: 'by-the-sea-window', genres: ['andean', 'electronic'],
    bio: 'Charango, sintetizadores y el viento de los tres mil cuatrocientos metros.',
    releases: [
      { slug: 'altura', title: 'Altura', kind: 'album', day: -95, photograph: 'high-valley', alt: 'Una cordillera detrás de otra, azules por la bruma', label: TIDEWRACK, tracks: ['Amanece', 'Altura', 'Camino de sal', 'Chaska', 'Puna', 'Anochece'] },
      { slug: 'camino-de-sal', title: 'Camino de sal', kind: 'single', day: -130, photograph: 'salt-road', label: TIDEWRACK },
      { slug: 'chaska', title: 'Chaska', kind: 'single', day: -150 },
      { slug: 'tres-mil-cuatrocientos', title: 'Tres mil cuatrocientos', kind: 'ep', day: 30, photograph: 'high-valley', zone: 'America/Lima', time: '20:00', label: TIDEWRACK, tracks: ['Aire', 'Piedra', 'Lluvia', 'Vuelta'] },
      { slug: 'boceto-para-quena', title: 'Boceto para quena', kind: 'single', day: null, status: 'draft' },
    ],
  },
  {
    slug: 'os-marimbondos', name: 'Os Marimbondos', owner: 'label', language: 'pt-BR', location: 'Recife', accent: '#0a8f5b', genres: ['mpb', 'frevo', 'psychedelia'],
    bio: 'Sete pessoas, um caminhão de som emprestado e nenhuma pressa de chegar.',
    releases: [
      { slug: 'zumbido', title: 'Zumbido', kind: 'album', day: -330, label: TIDEWRACK, tracks: ['Abre-alas', 'Zumbido', 'Maré de quarta', 'Rua da Aurora', 'Ferrão', 'Quintal', 'Volta pra casa'] },
      { slug: 'mare-de-quarta', title: 'Maré de quarta', kind: 'single', day: -365, label: TIDEWRACK },
      { slug: 'mel-e-asfalto', title: 'Mel e asfalto', kind: 'single', day: 1, photograph: 'city-in-the-rain', zone: 'America/Recife', time: '09:00', label: TIDEWRACK },
      { slug: 'ao-vivo-no-quintal', title: 'Ao vivo no quintal', kind: 'ep', day: -60, photograph: 'backyard-green', tracks: ['Ferrão', 'Quintal', 'Bis', 'Mais um bis'] },
      { slug: 'carnaval-que-vem', title: 'Carnaval que vem', kind: 'single', day: 65, label: TIDEWRACK },
    ],
  },
];
