/**
 * @generated SignedSource<<3c99d414cb3228c663ee85a527e1995a>>
 * @relayHash ad1b9c26e776e0a001605150411bd0a9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 005207790e9ac1633bf562e07265267a3548efdb9a151e0ff2e16ef356a3db90

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetachCourseChatLinkBlockPackagesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  packageIds: ReadonlyArray<string>;
};
export type usePackageLinksDetachMutation$variables = {
  input: DetachCourseChatLinkBlockPackagesInput;
};
export type usePackageLinksDetachMutation$data = {
  readonly detachCourseChatLinkBlockPackages: {
    readonly courseChatLinkBlock: {
      readonly " $fragmentSpreads": FragmentRefs<"ChatLinkModal_block">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePackageLinksDetachMutation = {
  response: usePackageLinksDetachMutation$data;
  variables: usePackageLinksDetachMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePackageLinksDetachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DetachCourseChatLinkBlockPackagesPayload",
        "kind": "LinkedField",
        "name": "detachCourseChatLinkBlockPackages",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseChatLinkBlock",
            "kind": "LinkedField",
            "name": "courseChatLinkBlock",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChatLinkModal_block"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePackageLinksDetachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DetachCourseChatLinkBlockPackagesPayload",
        "kind": "LinkedField",
        "name": "detachCourseChatLinkBlockPackages",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseChatLinkBlock",
            "kind": "LinkedField",
            "name": "courseChatLinkBlock",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "active",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CoursePackage",
                "kind": "LinkedField",
                "name": "packages",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "005207790e9ac1633bf562e07265267a3548efdb9a151e0ff2e16ef356a3db90",
    "metadata": {},
    "name": "usePackageLinksDetachMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "103fc3c8529cfa453c901d24a1547431";

export default node;
