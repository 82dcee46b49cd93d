/**
 * The maximum length of a row in bytes: far more than the format's own limits add up to. Longer ones are not kept in
 * memory.
 */
export const maxRowBytes = 256 * 1024;

/** A line of the file, without its line end. */
export interface FeedLine {
  /** From 1. */
  number: number;
  /** Absent if the line is longer than a row may be. */
  bytes?: Buffer;
}

export interface LineSplitter {
  push(chunk: Buffer): void;
  /** The last line, if it has no line end. */
  end(): void;
}

const lineFeed = 10;
const carriageReturn = 13;

/** Splits a file into lines: LF, CRLF and CR end a line, also if CR and LF are in different chunks. */
export function createLineSplitter(onLine: (line: FeedLine) => void): LineSplitter {
  let pieces: Buffer[] = [];
  let size = 0;
  let number = 0;
  let previous = 0;

  function keep(piece: Buffer): void {
    size += piece.length;
    if (size > maxRowBytes) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  }

  function endLine(): void {
    number++;
    const isTooLong = size > maxRowBytes;
    const bytes = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
    pieces = [];
    size = 0;
    onLine(isTooLong ? { number } : { number, bytes });
  }

  return {
    push(chunk) {
      let start = 0;
      for (let i = 0; i < chunk.length; i++) {
        const byte = chunk[i]!;
        if (byte === lineFeed && previous === carriageReturn) {
          start = i + 1;
        } else if (byte === lineFeed || byte === carriageReturn) {
          keep(chunk.subarray(start, i));
          endLine();
          start = i + 1;
        }
        previous = byte;
      }
      keep(chunk.subarray(start));
    },
    end() {
      if (size > 0) endLine();
    },
  };
}
