/** Runs in browsers before the first paint: marks the page of a visitor with a brief, which hides the house's band until theirs is drawn. */
export const briefMark = "try{if(sessionStorage.brief)document.documentElement.dataset.brief=''}catch{}";
