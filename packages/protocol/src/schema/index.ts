export * from './common.ts';
export * from './http.ts';
export * from './socket.ts';
