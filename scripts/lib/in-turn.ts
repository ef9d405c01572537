/** Where somebody prints, a line at a time. */
export type Print = (line: string) => void;

export interface Sheet {
  readonly print: Print;
  /** Nothing more will be printed here. */
  end(): void;
}

/**
 * Several print at the same time, each on a sheet. Sheets are shown in their order, one after the other: the first that
 * has not ended as it is written, those behind it when it has.
 */
export class InTurn {
  private readonly show: Print;
  private readonly sheets: { readonly kept: string[]; ended: boolean }[] = [];
  private at = 0;

  constructor(show: Print) {
    this.show = show;
  }

  sheet(): Sheet {
    const sheet = { kept: [] as string[], ended: false };
    this.sheets.push(sheet);
    return {
      print: (line) => {
        sheet.kept.push(line);
        this.turn();
      },
      end: () => {
        sheet.ended = true;
        this.turn();
      },
    };
  }

  private turn(): void {
    for (let sheet = this.sheets[this.at]; sheet !== undefined; sheet = this.sheets[this.at]) {
      for (const line of sheet.kept.splice(0)) this.show(line);
      if (!sheet.ended) return;
      this.at += 1;
    }
  }
}
