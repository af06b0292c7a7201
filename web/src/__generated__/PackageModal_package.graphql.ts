/**
 * @generated SignedSource<<650e86892d13dcff47f0ec100c4151e7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackageModal_package$data = {
  readonly branch: {
    readonly id: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly oldPrice: string | null | undefined;
  readonly price: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "PackageModal_package";
};
export type PackageModal_package$key = {
  readonly " $data"?: PackageModal_package$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackageModal_package">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackageModal_package",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseBranch",
      "kind": "LinkedField",
      "name": "branch",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoursePackage",
  "abstractKey": null
};
})();

(node as any).hash = "6385e79f7d92eb95938269fe679c8422";

export default node;
