/** Tables of each size with two markers and nothing else: the players set out their terrain (dt14.table.terrain). */

export const meadow = `
table 900 900
marker west-post 250,450
marker east-post 650,450
`;

export const heath = `
table 1200 1200
marker west-post 350,600
marker east-post 850,600
`;

export const steppe = `
table 1800 1200
marker west-post 500,600
marker east-post 1300,600
`;
