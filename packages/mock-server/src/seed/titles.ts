import type { TitleStatus, TitleType } from '@bunko/api-client'
import {
  TITLE,
  TITLE_CHINESE,
  TITLE_JAPANESE,
  TITLE_KOREAN,
  TITLE_PORTUGUESE,
  TITLE_WITHOUT_COVER,
  type NamedTitle,
} from '../named.ts'

/** A title written by hand: the shop window of the default seed. */
export interface Chosen {
  readonly id: number
  readonly public_id: string
  readonly primary: string
  readonly names: Readonly<Record<string, string>>
  readonly language: 'ja' | 'ko' | 'zh' | 'pt'
  readonly type: TitleType
  readonly year: number
  readonly status: TitleStatus
  readonly en: string
  readonly pt: string
}
type Words = Omit<Chosen, 'id' | 'public_id' | 'primary'>
const named = ({ id, public_id, primary_title }: NamedTitle, words: Words): Chosen => ({
  id,
  public_id,
  primary: primary_title,
  ...words,
})
const other = (id: number, public_id: string, primary: string, words: Words): Chosen => ({
  id,
  public_id,
  primary,
  ...words,
})

export const CHOSEN: readonly Chosen[] = [
  named(TITLE, {
    names: { pt: 'Diários da Cozinha da Masmorra', en: 'Dungeon Kitchen Diaries', ja: '迷宮台所日記' },
    language: 'ja',
    type: 'manga',
    year: 2015,
    status: 'ongoing',
    en: 'An unemployed cook walks into the dungeon by mistake and finds that monsters are rare ingredients. Every floor asks for another recipe, and the guild asks for the bill.',
    pt: 'Um cozinheiro desempregado entra na masmorra por engano e descobre que os monstros são ingredientes raros e que o rei morre no volume 3.',
  }),
  named(TITLE_KOREAN, {
    names: { pt: 'Só Eu Sou o Mais Fraco', en: 'Only I Am the Weakest', ko: '나 혼자 최약체' },
    language: 'ko',
    type: 'manhwa',
    year: 2021,
    status: 'ongoing',
    en: 'When every hunter in Seoul wakes up one rank stronger, Seo-yun wakes up one rank weaker. It turns out that the gates only fear what they cannot measure.',
    pt: 'Quando todos os caçadores de Seul acordam um nível mais fortes, Seo-yun acorda um nível mais fraca. Acontece que os portais só temem o que não conseguem medir.',
  }),
  other(3, 'lighthouse-wolf', 'The Lighthouse Keeper’s Wolf', {
    names: { pt: 'O Lobo da Faroleira', en: 'The Lighthouse Keeper’s Wolf', ja: '灯台守と狼' },
    language: 'ja',
    type: 'manga',
    year: 2016,
    status: 'completed',
    en: 'On an island with one light and no ships, a keeper and the wolf that should have eaten her learn to read the same book. Winner of two readers’ awards and, at eleven volumes, finished.',
    pt: 'Numa ilha com um farol e nenhum navio, a faroleira e o lobo que deveria tê-la devorado aprendem a ler o mesmo livro. Vencedor de dois prêmios dos leitores e, com onze volumes, completo.',
  }),
  named(TITLE_JAPANESE, {
    names: { pt: 'O Azul do Trem Noturno', en: 'Blue of the Night Train', ja: '夜行列車の青' },
    language: 'ja',
    type: 'manga',
    year: 2019,
    status: 'hiatus',
    en: 'A colour-blind conductor punches the tickets of passengers who have lost one colour each. Between two stations he may give one back.',
    pt: 'Um condutor daltônico carimba os bilhetes de passageiros que perderam, cada um, uma cor. Entre duas estações ele pode devolver uma delas.',
  }),
  other(5, 'borrowed-winter', 'Borrowed Winter', {
    names: { pt: 'Inverno Emprestado', en: 'Borrowed Winter', zh: '借冬' },
    language: 'zh',
    type: 'manhua',
    year: 2020,
    status: 'completed',
    en: 'A pawnbroker in the south lends out seasons. The girl who took the winter comes back with only half of it, and interest is due.',
    pt: 'Um penhorista do sul empresta estações do ano. A moça que levou o inverno volta com apenas metade dele, e os juros vencem hoje.',
  }),
  other(6, 'star-chart-shop', 'The Star Chart Shop', {
    names: { pt: 'A Loja de Mapas Estelares', en: 'The Star Chart Shop', ja: '星図屋' },
    language: 'ja',
    type: 'manga',
    year: 2018,
    status: 'ongoing',
    en: 'Customers bring a birthday and leave with a sky. When two of them bring the same night, the astronomer behind the counter has to choose whose stars were real.',
    pt: 'Os fregueses trazem um aniversário e saem com um céu. Quando dois deles trazem a mesma noite, a astrônoma atrás do balcão precisa escolher quais estrelas eram de verdade.',
  }),
  other(7, 'sword-and-umbrella', 'Sword and Umbrella', {
    names: { pt: 'Espada e Guarda-Chuva', en: 'Sword and Umbrella', ja: '剣と傘' },
    language: 'ja',
    type: 'manga',
    year: 2012,
    status: 'completed',
    en: 'The worst swordsman of the rainy province opens an umbrella shop opposite the best one. Both are waiting for the same man.',
    pt: 'O pior espadachim da província chuvosa abre uma loja de guarda-chuvas em frente ao melhor. Os dois esperam o mesmo homem.',
  }),
  other(8, 'umineko-inn', 'A Pousada da Gaivota', {
    names: { pt: 'A Pousada da Gaivota', en: 'The Black-Tailed Gull Inn', ja: '海猫亭' },
    language: 'ja',
    type: 'light_novel',
    year: 2023,
    status: 'ongoing',
    en: 'Seven rooms, one ferry a week, and a guest book in which nobody has ever signed out.',
    pt: 'Sete quartos, uma balsa por semana e um livro de hóspedes em que ninguém jamais registrou a saída.',
  }),
  named(TITLE_PORTUGUESE, {
    names: { pt: 'Cidade de Papel Molhado', en: 'City of Wet Paper' },
    language: 'pt',
    type: 'novel',
    year: 2024,
    status: 'ongoing',
    en: 'After the flood the archives of Recife hang out to dry, and a young restorer finds a house that no map has kept.',
    pt: 'Depois da enchente, os arquivos do Recife secam em varais, e uma jovem restauradora encontra uma casa que nenhum mapa guardou.',
  }),
  other(10, 'ultimo-bonde', 'O Último Bonde para o Sertão', {
    names: { pt: 'O Último Bonde para o Sertão', en: 'The Last Tram to the Backlands' },
    language: 'pt',
    type: 'novel',
    year: 2017,
    status: 'completed',
    en: 'A tram without rails crosses the dry country once a year and takes only those who owe something.',
    pt: 'Um bonde sem trilhos atravessa a seca uma vez por ano e só leva quem deve alguma coisa.',
  }),
  named(TITLE_CHINESE, {
    names: { pt: 'O Alfaiate depois da Chuva', en: 'The Tailor after Rain', zh: '雨后的裁缝' },
    language: 'zh',
    type: 'manhua',
    year: 2022,
    status: 'ongoing',
    en: 'In the alley behind the silk market a tailor mends what people said to each other. The stitches hold for exactly one rain.',
    pt: 'No beco atrás do mercado de seda, um alfaiate remenda o que as pessoas disseram umas às outras. Os pontos duram exatamente uma chuva.',
  }),
  other(12, 'red-postbox', '붉은 우체통', {
    names: { pt: 'A Caixa de Correio Vermelha', en: 'The Red Postbox', ko: '붉은 우체통' },
    language: 'ko',
    type: 'web_novel',
    year: 2020,
    status: 'hiatus',
    en: 'Letters dropped in the postbox by the ruined school arrive eleven years earlier. Then one arrives for the postman.',
    pt: 'As cartas postas na caixa de correio ao lado da escola em ruínas chegam onze anos antes. Então chega uma para o carteiro.',
  }),
  other(13, 'sete-mares', 'Casa das Sete Marés', {
    names: { pt: 'Casa das Sete Marés', en: 'House of Seven Tides', ja: '七潮の家' },
    language: 'pt',
    type: 'light_novel',
    year: 2025,
    status: 'ongoing',
    en: 'Every tide leaves another tenant on the stairs, and the landlady has run out of rooms but not of soup.',
    pt: 'Cada maré deixa mais um inquilino na escada, e a dona da casa já não tem quartos, mas ainda tem sopa.',
  }),
  other(14, 'alarm-clock', 'I Was Reborn as an Alarm Clock', {
    names: {
      pt: 'Renasci como um Despertador',
      en: 'I Was Reborn as an Alarm Clock',
      ja: '転生したら目覚まし時計だった',
    },
    language: 'ja',
    type: 'light_novel',
    year: 2022,
    status: 'cancelled',
    en: 'He promised to never be late again. He is not.',
    pt: 'Ele prometeu nunca mais se atrasar. Não se atrasa.',
  }),
  other(15, 'changan-night-market', '長安夜市', {
    names: { pt: 'O Mercado Noturno de Chang’an', en: 'The Night Market of Chang’an', zh: '長安夜市' },
    language: 'zh',
    type: 'manhua',
    year: 2011,
    status: 'completed',
    en: 'Between the second and the third watch the market sells what people will regret in the morning. A constable keeps the accounts.',
    pt: 'Entre a segunda e a terceira vigília, o mercado vende aquilo de que as pessoas se arrependerão de manhã. Um guarda faz as contas.',
  }),
  other(16, 'last-bus-knight', 'Knight of the Last Bus', {
    names: { pt: 'O Cavaleiro do Último Ônibus', en: 'Knight of the Last Bus', ko: '막차의 기사' },
    language: 'ko',
    type: 'manhwa',
    year: 2018,
    status: 'completed',
    en: 'A retired knight drives the 23:40 through a city that has forgotten its monsters. The monsters still pay the fare.',
    pt: 'Um cavaleiro aposentado dirige o ônibus das 23h40 por uma cidade que esqueceu seus monstros. Os monstros ainda pagam a passagem.',
  }),
  named(TITLE_WITHOUT_COVER, {
    names: { pt: 'Ainda Não Impresso', en: 'Not Printed Yet', ja: '未刷' },
    language: 'ja',
    type: 'manga',
    year: 2027,
    status: 'ongoing',
    en: 'Announced for next spring; nobody has seen a page of it.',
    pt: 'Anunciado para a próxima primavera; ninguém viu uma página sequer.',
  }),
]
