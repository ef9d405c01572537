import { randomBytes } from 'node:crypto';
import {
  answerText,
  BACK,
  type Kept,
  keptOf,
  linkAfter,
  type MatchInfo,
  type NextLink,
  newChain,
  type OwnChain,
  type OwnDice,
  spend,
  WORD,
} from '@dustfront/protocol';
import { Client } from './client.ts';

const fresh = (): OwnChain => newChain(randomBytes(32).toString('hex'));

/** A client that keeps a chain in every match, as the browser does. */
export class ChainClient extends Client {
  readonly own = new Map<string, OwnDice>();

  static async named(port: number, name: string): Promise<ChainClient> {
    const guest = await Client.guest(port, name);
    return Object.assign(new ChainClient(port), { token: guest.token, id: guest.id, name: guest.name });
  }

  async open(body: object): Promise<MatchInfo> {
    const chain = fresh();
    const info = await this.create({ ...body, dice: { anchor: chain.anchor } });
    return this.#adopt(info, chain);
  }

  async sit(match: string, seat: number, more: object = {}): Promise<MatchInfo> {
    const chain = fresh();
    const dice = { anchor: chain.anchor };
    return this.#adopt(await this.post(`/api/matches/${match}/seats/${seat}`, { ...more, dice }), chain);
  }

  async rematch(match: string): Promise<MatchInfo> {
    const chain = fresh();
    const dice = { anchor: chain.anchor };
    return this.#adopt(await this.post(`/api/matches/${match}/rematch`, { dice }), chain);
  }

  #adopt(info: MatchInfo, chain: OwnChain): MatchInfo {
    const own = this.own.get(info.id);
    const seat = info.seats.findIndex(({ player }) => player === this.id);
    const names = info.seats.map(({ name }) => name);
    this.own.set(info.id, {
      ...(own ?? {}),
      seat,
      commitment: info.dice!.commitment,
      names,
      chains: info.status === 'waiting' ? [chain] : [...(own?.chains ?? []), chain],
    });
    return info;
  }

  /** Gives the word, with what it is given to. */
  async word(match: string): Promise<MatchInfo> {
    const info = await this.get<MatchInfo>(`/api/matches/${match}`);
    const own = this.own.get(match)!;
    const next = linkAfter(own.chains, info.dice!.anchors[own.seat]!)!;
    Object.assign(own, { anchors: info.dice!.anchors, names: info.seats.map(({ name }) => name) });
    const after = await this.post<MatchInfo>(`/api/matches/${match}/word`, { word: next.link });
    spend(next, WORD);
    return after;
  }

  nextLink(match: string): NextLink | null {
    return linkAfter(this.own.get(match)!.chains, this.tables.get(match)!.state.link);
  }

  /** Another chain, as on a new device. */
  async promise(match: string): Promise<unknown> {
    const chain = fresh();
    this.own.get(match)!.chains.push(chain);
    return this.command({ t: 'promise', match, anchor: chain.anchor } as never);
  }

  override async answer(
    match: string,
    option: string | number,
  ): Promise<Awaited<ReturnType<Client['answer']>>> {
    const question = this.tables.get(match)!.state.question!;
    const id = typeof option === 'string' ? option : question.options[option]!.id;
    const next = this.nextLink(match);
    const link = next === null ? {} : { link: next.link };
    const reply = await this.command({
      t: 'answer',
      match,
      question: question.number,
      option: id,
      ...link,
    } as never);
    if (reply.t === 'accepted' && next) spend(next, answerText(question.number, id));
    return reply;
  }

  /** Something that takes back at once. */
  async back(message: { t: 'offer' | 'respond'; match: string } & object): Promise<unknown> {
    const next = this.nextLink(message.match)!;
    const reply = await this.command({ ...message, link: next.link } as never);
    if (reply.t === 'accepted') spend(next, BACK);
    return reply;
  }

  kept(match: string): Kept {
    return keptOf(this.own.get(match)!);
  }
}
