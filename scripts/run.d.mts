/** Installs the dependencies of a folder unless they are there already; `what` is for the line that says so. */
export function install(folder: string, what: string): void;
