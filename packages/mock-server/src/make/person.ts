import { faker as ja } from '@faker-js/faker/locale/ja'
import { faker as ko } from '@faker-js/faker/locale/ko'
import { faker as pt } from '@faker-js/faker/locale/pt_BR'
import { faker as zh } from '@faker-js/faker/locale/zh_CN'
import type { PersonRow } from '../db/rows.ts'
import { hash, publicId, randomOf } from '../db/random.ts'
import { DEFAULT_AT, type At } from '../now.ts'

const LOCALES = { ja, ko, zh, pt } as const
const HOMETOWNS = {
  ja: ['仙台市', '金沢市', '長崎市', '小樽市', '高知市', '松本市', '尾道市', '函館市'],
  ko: ['부산', '전주', '강릉', '통영', '제주', '군산'],
  zh: ['杭州', '成都', '厦门', '西安', '大连', '苏州'],
  pt: ['Recife', 'Belém', 'Ouro Preto', 'Santos', 'Londrina', 'São Luís', 'Pelotas'],
} as const

/** A complete author or artist; Japanese, Korean, Chinese or Brazilian. */
export const makePerson = (given: Partial<PersonRow> & { id: number }, at: At = DEFAULT_AT): PersonRow => {
  const random = randomOf(at.seed, 'people', given.id)
  const from = random.pick(['ja', 'ja', 'ja', 'ko', 'zh', 'pt'] as const)
  const locale = LOCALES[from]
  locale.seed(hash(at.seed, 'people', given.id))
  const isAuthor = random.chance(0.8)
  const public_id = given.public_id ?? publicId('psn', at.seed, given.id)
  const row: PersonRow = {
    id: given.id,
    public_id,
    name: locale.person.fullName(),
    is_author: isAuthor,
    is_artist: !isAuthor || random.chance(0.5),
    age: random.chance(0.8) ? random.int(22, 81) : null,
    hometown: random.chance(0.85) ? random.pick(HOMETOWNS[from]) : null,
    url: random.chance(0.4) ? `https://people.bunko.example/${public_id}` : null,
    manga_count: 0,
  }
  return { ...row, ...given }
}
