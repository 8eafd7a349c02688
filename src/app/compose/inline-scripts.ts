import { siteId } from '../../site/brand.ts'
import { recoverScript } from '../../site/shared.ts'

/**
 * The one line of script in a page: it imports the entry once the first frame is on the screen. A script in the head would
 * be fetched, and on a fast connection run, before that; so would one that an animation frame imports, since that runs
 * before the frame is shown. A browser that reports no paint imports it a second after load. If the entry cannot be
 * loaded, a script with the same name in every build finds out why; the import is tried again when the network is back,
 * and when a message is kept that waits for it.
 * The query is for browsers that do not ask again for what failed: it differs when the network is back.
 */
export const afterFirstPaint = (address: string) =>
  `let go=e=>import("${address}").catch(()=>import("${recoverScript}?"+e).then(r=>r.reloadIfStale(self,e)));addEventListener("online",go);addEventListener("kept",go,!0);addEventListener("load",()=>setTimeout(go,1e3));new PerformanceObserver(go).observe({type:"paint",buffered:!0})`

/**
 * Runs before the body is parsed: the first frame shows the bar and the first section, and all else follows in the next
 * one, or once the document is parsed, whichever is first (`base.css`). On a slow phone that first frame comes a tenth of
 * a second earlier. A page that opens at an anchor, or again, may be shown from another place, and needs all of its
 * content at once (`performance.navigation`, since the address of its successor is 40 bytes longer).
 */
export const firstSectionFirst = `{let h=document.documentElement,r=()=>h.className="";location.hash||performance.navigation.type||(h.className="first",requestAnimationFrame(()=>setTimeout(r)),document.onreadystatechange=r)}`

declare global {
  interface Window {
    /** Forms that were sent before the entry script was loaded and could not be kept; `start-when-needed.ts` sends them again. */
    early?: HTMLFormElement[]
    /** Buttons that were pressed meanwhile; `entry-client.ts` presses them again. */
    pressed?: (HTMLElement | null)[]
  }
}

/**
 * Runs before the body is parsed: a message is kept from the moment its form is painted, even if the network or a script
 * fails. It is stored in the outbox's database as it was typed (src/forms/read-submission.ts reads it), the form says so,
 * and the next page or worker that loads the outbox sends it. What cannot be stored, or not within four seconds, is
 * submitted again to React. A form that React has taken over (`novalidate`) is left to React; the forms of the tools, and
 * the buttons that a script handles, are only remembered.
 */
export const earlyMessages = `self.early=[];addEventListener("submit",async e=>{let f=e.target,n=f.querySelector(".form__kept"),w=r=>new Promise((y,n)=>{r.onsuccess=r.oncomplete=y;r.onerror=r.onabort=n}),r,id;if(n?f.noValidate:!self.early)return;e.preventDefault();try{f.inert=n.dataset;r=indexedDB.open("${siteId}");r.onupgradeneeded=()=>r.result.createObjectStore("entries");setTimeout(()=>f.inert&&(r.abort?.(),r.onerror()),4e3);await w(r);id=URL.createObjectURL(new Blob).slice(-36);r=r.result.transaction("entries","readwrite");r.objectStore("entries").put({version:1,id,createdAt:Date.now(),attempts:0,state:{kind:"waiting"},payload:{version:2,form:n.dataset.form,page:location.pathname,campaign:f.dataset.campaign,fields:Object.fromEntries(new FormData(f)),fillMs:e.timeStamp}},id);await w(r);r.db.close();f.dataset.kept=id}catch{self.early?.push(f)}f.inert=0;n?.focus();f.dispatchEvent(new Event("kept"))},!0);self.pressed=[];addEventListener("click",e=>self.pressed?.push(e.target.closest("[type=button]:not([popovertarget])")))`
