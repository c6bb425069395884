/** One noun in five languages; Portuguese with its article. */
export interface Noun {
  readonly en: string
  readonly pt: string
  readonly ja: string
  readonly ko: string
  readonly zh: string
}
const nouns = (lines: string): Noun[] => {
  const parted = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', pt = '', ja = '', ko = '', zh = ''] = line.trim().split('|')
      return { en, pt, ja, ko, zh }
    })
  // A part of a text with Japanese in it keeps two bytes per letter, as does all that is made of it; parsed, it has one.
  return JSON.parse(JSON.stringify(parted)) as Noun[]
}

export const WHO = nouns(`
Lighthouse Keeper|o Faroleiro|灯台守|등대지기|守灯人
Wolf|o Lobo|狼|늑대|狼
Cook|o Cozinheiro|料理人|요리사|厨师
Witch|a Bruxa|魔女|마녀|魔女
Swordsman|o Espadachim|剣士|검사|剑客
Librarian|a Bibliotecária|司書|사서|图书管理员
Dragon|o Dragão|竜|용|龙
Cartographer|o Cartógrafo|地図師|지도 제작자|制图师
Fox|a Raposa|狐|여우|狐狸
Knight|o Cavaleiro|騎士|기사|骑士
Postman|o Carteiro|郵便屋|우체부|邮差
Ghost|o Fantasma|幽霊|유령|幽灵
Tailor|o Alfaiate|仕立屋|재단사|裁缝
Princess|a Princesa|姫|공주|公主
Detective|o Detetive|探偵|탐정|侦探
Pianist|a Pianista|ピアニスト|피아니스트|钢琴师
Healer|a Curandeira|治癒師|치유사|治愈师
Thief|o Ladrão|盗賊|도둑|盗贼
Astronomer|a Astrônoma|天文学者|천문학자|天文学家
Cat|o Gato|猫|고양이|猫
Barber|o Barbeiro|床屋|이발사|理发师
Diver|a Mergulhadora|海女|해녀|海女
Blacksmith|o Ferreiro|鍛冶屋|대장장이|铁匠
Gardener|o Jardineiro|庭師|정원사|园丁
Demon King|o Rei Demônio|魔王|마왕|魔王
Student|o Estudante|学生|학생|学生
Boxer|o Boxeador|拳闘士|복서|拳手
Translator|a Tradutora|通訳|통역사|译者
Clockmaker|o Relojoeiro|時計職人|시계공|钟表匠
Bride|a Noiva|花嫁|신부|新娘
`)

export const WHERE = nouns(`
Dungeon|a Masmorra|迷宮|던전|地下城
Kitchen|a Cozinha|台所|부엌|厨房
Night Train|o Trem Noturno|夜行列車|야간열차|夜行列车
Winter|o Inverno|冬|겨울|冬天
Harbour|o Porto|港|항구|港口
Library|a Biblioteca|図書館|도서관|图书馆
Bathhouse|a Casa de Banhos|銭湯|목욕탕|澡堂
Clock Tower|a Torre do Relógio|時計塔|시계탑|钟楼
Umbrella Shop|a Loja de Guarda-Chuvas|傘屋|우산 가게|伞铺
Greenhouse|a Estufa|温室|온실|温室
Rooftop|o Terraço|屋上|옥상|天台
Lake|o Lago|湖|호수|湖
Labyrinth|o Labirinto|迷路|미로|迷城
Bookshop|a Livraria|本屋|서점|书店
Tea House|a Casa de Chá|茶屋|찻집|茶馆
Island|a Ilha|島|섬|岛
Observatory|o Observatório|天文台|천문대|天文台
Market|o Mercado|市場|시장|集市
Temple|o Templo|寺|절|寺庙
Theatre|o Teatro|劇場|극장|剧院
Garden|o Jardim|庭|정원|花园
Salt Road|a Estrada de Sal|塩の道|소금길|盐路
Tower|a Torre|塔|탑|塔
Desert|o Deserto|砂漠|사막|沙漠
Ship|o Navio|船|배|船
Moon|a Lua|月|달|月
Bridge|a Ponte|橋|다리|桥
Station|a Estação|駅|역|车站
Museum|o Museu|博物館|박물관|博物馆
Valley|o Vale|谷|골짜기|山谷
Workshop|a Oficina|工房|공방|工坊
Aquarium|o Aquário|水族館|수족관|水族馆
`)

const feminine = (pt: string) => pt.startsWith('a ')
/** 'o Lobo' → 'Lobo'. */
export const bare = ({ pt }: Noun): string => pt.slice(2)
/** 'o Lobo' → 'do Lobo', and the same for 'em' (no, na), 'um' (um, uma) and 'a' (ao, à). */
export const de = ({ pt }: Noun): string => `d${pt}`
export const em = ({ pt }: Noun): string => `n${pt}`
export const um = (noun: Noun): string => `${feminine(noun.pt) ? 'uma' : 'um'} ${bare(noun)}`
export const ao = (noun: Noun): string => `${feminine(noun.pt) ? 'à' : 'ao'} ${bare(noun)}`
/** 'último', 'última'. */
export const agree = (noun: Noun, masculine: string, feminineForm: string): string =>
  feminine(noun.pt) ? feminineForm : masculine

const endsInConsonant = (hangul: string): boolean => {
  const code = (hangul.codePointAt(hangul.length - 1) ?? 0) - 0xac00
  return code >= 0 && code < 11_172 && code % 28 !== 0
}
/** 'and' after a Korean noun: 늑대와, 용과. */
export const koAnd = (noun: Noun): string => noun.ko + (endsInConsonant(noun.ko) ? '과' : '와')
/** 'a' or 'an'. */
export const an = ({ en }: Noun): string => `${/^[AEIOU]/.test(en) ? 'an' : 'a'} ${en}`
