import { gameContract, pebbles, scrambleBids, sealedBids, ticTacToe } from '@dustfront/testkit';

gameContract(ticTacToe, { cases: [{ name: 'plain', setup: null }], scramble: 'nothing is hidden', every: 1 });
gameContract(sealedBids, {
  cases: [2, 4, 6].map((seats) => ({ name: `${seats} seats`, setup: { seats } })),
  scramble: scrambleBids,
  every: 1,
});
gameContract(pebbles, { cases: [{ name: 'plain', setup: null }], scramble: 'nothing is hidden', every: 1 });
